import { isSuppressedPath, getPageKind } from "../../foundation/pages/rules.ts"

const DEFAULT_DELAY = 25_005
const LAYOUT_DELAY = 30_000
const BROWSING_DELAY = 2001
const BROWSING_PAGES = 2

/** Path fragments of purchase and sign-up pages, where the modal would disturb (SIGN-32). */
const excluded = ["/buy", "/emailsignup", "login", "register"]

/** Result pages of searches and vehicles, which the modal must not cover (LOOK-04). The modal may open on the next page. */
const results = /^\/(?:search|vehicle|race|customervehicle)(?:\/|$)/

/** Lists, shared lists, build sheets and plans: pages where shoppers copy a link, check parts or plan, so nothing interrupts. */
const lists = /^\/buildlist(?:\/|$)/

/**
 * Returns the delay of the modal in milliseconds: no delay in the cart, otherwise by page, and shorter after several pages in the session
 * (SIGN-31, CONST-12, GAP-24).
 */
export const getEmailModalDelay = (path: string, pageViewCount: number): number => {
  if (getPageKind(path) === "cart") return 0
  if (/^\/ds9layout\/?$/i.test(path)) return LAYOUT_DELAY
  return pageViewCount >= BROWSING_PAGES ? BROWSING_DELAY : DEFAULT_DELAY
}

/** Data about a visitor that determines whether the modal may open. */
export interface ModalViewer {
  readonly path: string
  /** The EmailSignupModalShown cookie exists. */
  readonly wasShown: boolean
  readonly isRegistered: boolean
  /** Uses the installed app. */
  readonly isInstalled: boolean
  /** The HasEnrolled cookie exists. */
  readonly hasEnrolled: boolean
  readonly isSignedUpForEmails: boolean
  readonly isBot: boolean
}

/** Reason to suppress the modal (SIGN-32 to SIGN-37, GAP-22). */
export type Suppression = "bot" | "path" | "shown" | "registered" | "installed" | "enrolled"

export const getEmailModalSuppression = (viewer: ModalViewer, quiet?: ReadonlyArray<string>): Suppression | null => {
  if (viewer.isBot) return "bot"
  const path = viewer.path.toLowerCase()
  if (excluded.some((part) => path.includes(part)) || isSuppressedPath(path, quiet) || results.test(path) || lists.test(path)) return "path"
  if (viewer.wasShown) return "shown"
  if (viewer.isRegistered) return "registered"
  if (viewer.isInstalled) return "installed"
  return viewer.hasEnrolled || viewer.isSignedUpForEmails ? "enrolled" : null
}
