/**
 * A header of every answer to a visitor: a text that is the same for one visitor, signed in or not, and tells nothing of who it is. A device
 * that keeps answers keeps them under it, so that nobody is shown another's.
 */
export const VISITOR_TAG_HEADER = "x-visitor-tag"
/** In its place in the answer that makes the visitor another one, by signing in or out. */
export const VISITOR_CHANGED = "changed"
