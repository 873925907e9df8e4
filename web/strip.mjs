// strip.mjs -- leaves what is marked as internal out of the types in dist/
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('./dist/', import.meta.url);
const internal = /^ *\/\*\*(?:(?!\*\/)[^])*@internal(?:(?!\*\/)[^])*\*\/\n.*\n/gm;
for (const name of readdirSync(dist).filter(name => name.endsWith('.d.ts'))) {
    const file = new URL(name, dist);
    writeFileSync(file, readFileSync(file, 'utf8').replace(internal, ''));
}
