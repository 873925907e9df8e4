// texts.js -- the words of this part
import { textsOf } from '../languages.js';

export const texts = await textsOf(code => import(`./texts/${code}.js`));
