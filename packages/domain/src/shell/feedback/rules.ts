import { validateEmail as errorsOf } from "../../foundation/visitor/emailAddress.ts"
import type { FeedbackRecord } from "./model.ts"

const isBlank = (text: string): boolean => text.trim() === ""

/** Whether the form may be sent: it says something, and tells the address where an answer is welcome (FB-13, FB-14, FB-18). */
export const isSubmittable = ({
  email,
  feedback,
  okay_to_contact: isOkayToContact,
  partNumber,
  url
}: Omit<FeedbackRecord, "element" | "emotion">): boolean =>
  !([feedback, partNumber, url].every(isBlank) || (isOkayToContact && isBlank(email)))

/** An address counts only where an answer is welcome, and has to be one then (FB-12, FB-18). */
export const validateFeedbackEmail = ({ email, okay_to_contact: isOkayToContact }: Pick<FeedbackRecord, "email" | "okay_to_contact">) =>
  isOkayToContact ? errorsOf(email) : []

/** The share of sessions in which the floating tab is shown (FB-05). */
const TAB_CHANCE = 0.5

/** Whether the tab is shown in a session, by a random number from 0 up to but not 1 (FB-05). */
export const shouldShowTab = (random: number): boolean => random < TAB_CHANCE

/** What a part of a page lacks to be given feedback on, in the log's words; null: nothing (ERR-101, ERR-102). */
export const getFeedbackProblem = (name: string, misoId: string | null): string | null => {
  if (isBlank(name)) return "Name is required for feedback component"
  const needsMisoId = name === "Search" || name === "Shop"
  return needsMisoId && isBlank(misoId ?? "") ? "Miso id required for feedback component" : null
}
