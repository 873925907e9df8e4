// kinds.js -- the kinds into which findings are sorted, so that there are few to choose from
import { reasons } from '../../build/records.js';

/** The kind of each reason. */
export const kindOfReason = /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ reasons.filter(({ kind }) => kind).map(({ name, kind }) => [name, kind]));

/** All kinds in the order in which they are shown: the worst first. */
export const kinds = ['shape', 'way', 'inCheck', 'castle', 'special', 'nobody', 'ambiguous',
                      'unread', 'result', 'text', 'spelling'];
