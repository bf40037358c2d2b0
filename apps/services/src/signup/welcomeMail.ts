import { WELCOME_CODE_DAYS } from "@camber/domain/signup"
import { formatMailBody } from "../mail/formatMailBody.ts"
import type { Mail } from "../mail/queueMail.ts"

interface Sender {
  readonly brandName: string
  readonly publicOrigin: string
}

interface Welcome {
  readonly recipient: string
  readonly code: string
  /** The discount as the form described it. */
  readonly offer: string
}

/** Creates the mail with the welcome code, for visitors who return on another device (SIGN-12). */
export const welcomeMail = ({ brandName, publicOrigin }: Sender, { code, offer, recipient }: Welcome): Mail => ({
  recipient,
  subject: `Your code for ${offer} - ${brandName}`,
  body: formatMailBody(brandName, [
    `here is your code for ${offer}:`,
    code,
    "Enter it in your cart, or open this link to add it:",
    `${publicOrigin}/shoppingcart?smi_pc=${code}`,
    `It's good for ${WELCOME_CODE_DAYS} days.`,
    "If you didn't sign up for our offers, ignore this email."
  ])
})
