import type { SignupFlow } from "./machine.ts"
import type { SignupExperiment } from "./model.ts"

const titles = {
  welcomed: "Congrats, you're in!",
  notWelcomed: "You're signed up!",
  joined: "Welcome to the Rewards Program!",
  notJoined: "Something went wrong, please try again!"
} as const

type Titled = Pick<SignupFlow, "experiment" | "outcome"> & Partial<Pick<SignupFlow, "isLoyaltyOffered" | "step">>

/** Returns the form's title (SIGN-02, SIGN-11, SIGN-14 to SIGN-16). The loyalty step does not mention the discount. */
export const getSignupTitle = ({ experiment, isLoyaltyOffered, outcome, step }: Titled): string => {
  if (outcome !== "none") return titles[outcome]
  if (step === "loyalty") return isLoyaltyOffered ? "Join the Rewards Program" : "Rewards Program"
  return `Get $${experiment.discountAmount} Off Today`
}

/** Formats the welcome offer: `$10 off one order of $50 or more`. */
export const formatWelcomeOffer = ({ discountAmount, minimumOrder }: Pick<SignupExperiment, "discountAmount" | "minimumOrder">): string =>
  minimumOrder > 0 ? `$${discountAmount} off one order of $${minimumOrder} or more` : `$${discountAmount} off one order`

/** Explains why the loyalty step offers nothing; null if another message is displayed (GAP-34). */
export const formatNotOffered = ({ isLoyaltyOffered, membership, outcome, step }: SignupFlow): string | null => {
  if (step !== "loyalty" || isLoyaltyOffered || outcome !== "none") return null
  if (membership.isLoyaltyRegisteredUser) return "You're already a member. Every dollar you spend earns a point."
  return "This account can't join the Rewards Program."
}

/** Returns the label of the phone field (SIGN-04). */
export const phoneLabel = ({ requirePhoneNumber }: Pick<SignupExperiment, "requirePhoneNumber">): string =>
  requirePhoneNumber ? "Phone Number" : "Phone Number (optional)"

/** Returns the note about text messages (SIGN-05, GAP-03). */
export const smsNote = (shortCode: string): string =>
  `Message frequency varies. Message and data rates may apply. Text HELP or STOP to ${shortCode}. US numbers only.`

/** Formats the points of a new member (SIGN-07, GAP-32). */
export const pointsAdded = ({ signupPoints, signupPointsDollars }: SignupExperiment): string =>
  `${signupPoints} points added! That's worth $${signupPointsDollars}.`
