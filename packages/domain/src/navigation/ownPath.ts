/**
 * A path of this shop with its query, from a text that anybody can have made; `/` for what is none. A second slash or backslash makes
 * another host of what follows, and browsers leave control characters out before they look.
 */
export const ownPath = (text: string): string => (/^\/(?![/\\])[^\p{Cc}]*$/u.test(text) ? text : "/")
