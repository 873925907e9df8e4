// texts.js -- the words of this part
import en from './texts/en.js';
import fr from './texts/fr.js';
import de from './texts/de.js';
import es from './texts/es.js';

export const texts = { en, fr, de, es };
