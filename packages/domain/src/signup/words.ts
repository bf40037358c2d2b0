import type { SignupFlow } from "./machine.ts"
import type { SignupExperiment } from "./model.ts"

const titles = {
  welcomed: "Congrats, you're in!",
  notWelcomed: "You're signed up!",
  joined: "Welcome to the Rewards Program!",
  notJoined: "Something went wrong, please try again!"
} as const

/** The drawer's title (SIGN-02, SIGN-11, SIGN-14 to SIGN-16). */
export const signupTitle = ({ experiment, outcome }: Pick<SignupFlow, "experiment" | "outcome">): string =>
  outcome === "none" ? `Get $${experiment.discountAmount} Off Today` : titles[outcome]

/** SIGN-04 */
export const phoneLabel = ({ requirePhoneNumber }: Pick<SignupExperiment, "requirePhoneNumber">): string =>
  requirePhoneNumber ? "Phone Number" : "Phone Number (optional)"

/** SIGN-05, GAP-03 */
export const smsNote = (shortCode: string): string =>
  `Message frequency varies. Message and data rates may apply. Text HELP or STOP to ${shortCode}. US numbers only.`

/** SIGN-07, GAP-32 */
export const pointsAdded = ({ signupPoints, signupPointsDollars }: SignupExperiment): string =>
  `${signupPoints} points added! That's worth $${signupPointsDollars}.`
