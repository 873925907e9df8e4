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

/** Saves bytes as a file. */
export function save(name, blob) {
    const url = URL.createObjectURL(blob);
    made('a', '', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
}
