import { validateEmail } from "../../foundation/visitor/emailAddress.ts"
import type { FeedbackRecord } from "./model.ts"

const isBlank = (text: string): boolean => text.trim() === ""

/** Returns true if the form can be submitted: it has content, and an email address if the shopper permits contact (FB-13, FB-14, FB-18). */
export const isSubmittable = ({
  email,
  feedback,
  okay_to_contact: isOkayToContact,
  partNumber,
  url
}: Omit<FeedbackRecord, "element" | "emotion">): boolean =>
  !([feedback, partNumber, url].every(isBlank) || (isOkayToContact && isBlank(email)))

/** Validates the email address, but only if contact is permitted (FB-12, FB-18). */
export const validateFeedbackEmail = ({ email, okay_to_contact: isOkayToContact }: Pick<FeedbackRecord, "email" | "okay_to_contact">) =>
  isOkayToContact ? validateEmail(email) : []

/** Share of sessions that show the floating tab (FB-05). */
const TAB_CHANCE = 0.5

/** Returns true if a session shows the tab. `random` is in [0, 1) (FB-05). */
export const shouldShowTab = (random: number): boolean => random < TAB_CHANCE

/** Returns the log message for missing feedback data, or null (ERR-101, ERR-102). */
export const getFeedbackProblem = (name: string, misoId: string | null): string | null => {
  if (isBlank(name)) return "Name is required for feedback component"
  const needsMisoId = name === "Search" || name === "Shop"
  return needsMisoId && isBlank(misoId ?? "") ? "Miso id required for feedback component" : null
}
