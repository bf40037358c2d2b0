import { INLINED_STYLES } from "../../foundation/page/selectors.ts"
import { DEFERRED_FONTS } from "../loadFonts.ts"

/**
 * Renders a new visitor's first paint, whose styles are in the document, in fallback fonts, so that images load before web fonts. The
 * page's `loadFonts` then loads the web fonts.
 */
if (document.querySelector(INLINED_STYLES)) document.documentElement.dataset["faces"] = DEFERRED_FONTS
