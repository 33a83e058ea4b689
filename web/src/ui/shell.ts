/* What the header and the language bar need in the browser. No framework: every page carries it. */
import { offerLanguage } from './language';
import { enhanceMenus } from './menus';

enhanceMenus();
offerLanguage();
