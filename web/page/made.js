// made.js -- elements of the page
export const by = id => document.getElementById(id);

/** An element with a text and attributes. */
export function made(tag, text, attributes = {}) {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes))
        element.setAttribute(name, value);
    return element;
}

/** A button that does something. */
export function button(text, act, attributes = {}) {
    const element = made('button', text, { type: 'button', ...attributes });
    element.addEventListener('click', act);
    return element;
}

/** Copies a text, and says so as `done`; or else shows it to be copied by hand. */
export async function copy(text, status, words, done) {
    try {
        await navigator.clipboard.writeText(text);
        status.textContent = done;
    } catch {
        const field = made('textarea', text, { readonly: '', rows: '6', 'aria-label': words.copy });
        status.replaceChildren(made('span', words.copy), field);
        field.select();
    }
}

/** Saves bytes as a file. */
export function save(name, blob) {
    const url = URL.createObjectURL(blob);
    made('a', '', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
}
