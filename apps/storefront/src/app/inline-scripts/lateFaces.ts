import { INLINED_STYLES } from "../../foundation/page/inlinedStyles.ts"
import { DEFERRED_FONTS } from "../loadFonts.ts"

/** Has the first paint of a stranger, whose styles are in the document, set in the stand-ins of the faces, so that these give way to pictures: the page's own `loadFonts` brings them then. */
if (document.querySelector(INLINED_STYLES)) document.documentElement.dataset["faces"] = DEFERRED_FONTS
