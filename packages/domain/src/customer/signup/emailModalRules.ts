import { isSuppressedPath, getPageKind } from "../../foundation/pages/rules.ts"

const DEFAULT_DELAY = 25_005
const LAYOUT_DELAY = 30_000
const BROWSING_DELAY = 2001
const BROWSING_PAGES = 2

/** Parts of paths on which the modal stays away: who buys or signs up is not to be disturbed (SIGN-32). */
const excluded = ["/buy", "/emailsignup", "login", "register"]

/** What a search found and what fits a car that was added: nothing lies over what was just asked for (LOOK-04). The next page may have the modal. */
const results = /^\/(?:search|vehicle|race|customervehicle)(?:\/|$)/

/**
 * Milliseconds until the email sign-up modal opens: at once in the cart, then by the page, then sooner for who has looked around in
 * this session (SIGN-31, CONST-12, GAP-24).
 */
export const getEmailModalDelay = (path: string, pageViewCount: number): number => {
  if (getPageKind(path) === "cart") return 0
  if (/^\/ds9layout\/?$/i.test(path)) return LAYOUT_DELAY
  return pageViewCount >= BROWSING_PAGES ? BROWSING_DELAY : DEFAULT_DELAY
}

/** What is known of who might see the modal. */
export interface ModalViewer {
  readonly path: string
  /** The EmailSignupModalShown cookie is there. */
  readonly wasShown: boolean
  readonly isRegistered: boolean
  /** Uses the shop as an installed app. */
  readonly isInstalled: boolean
  /** The HasEnrolled cookie is there. */
  readonly hasEnrolled: boolean
  readonly isSignedUpForEmails: boolean
  readonly isBot: boolean
}

/** Why the modal stays away; null when it may open (SIGN-32 to SIGN-37, GAP-22). */
export type Suppression = "bot" | "path" | "shown" | "registered" | "installed" | "enrolled"

export const getEmailModalSuppression = (viewer: ModalViewer, quiet?: ReadonlyArray<string>): Suppression | null => {
  if (viewer.isBot) return "bot"
  const path = viewer.path.toLowerCase()
  if (excluded.some((part) => path.includes(part)) || isSuppressedPath(path, quiet) || results.test(path)) return "path"
  if (viewer.wasShown) return "shown"
  if (viewer.isRegistered) return "registered"
  if (viewer.isInstalled) return "installed"
  return viewer.hasEnrolled || viewer.isSignedUpForEmails ? "enrolled" : null
}
