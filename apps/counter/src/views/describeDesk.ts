import type { Desk } from "../desk/model.ts"
import { toFact, toInput, toKeys, toText, type View } from "./blocks.ts"
import { sanitizeView } from "./sanitizeView.ts"
import { describeScreen } from "./describeScreen.ts"

/** Describes what the staff member sees. */
export const describeDesk = (desk: Desk): View =>
  sanitizeView({
    ...(desk.signIn._tag === "Done" ? describeScreen(desk.call, desk.held.length) : describeSignIn(desk)),
    notice: desk.notice
  })

const describeSignIn = ({ field, signIn }: Desk): View => {
  const fields = { Email: "Email", Password: "Password", Code: "Code" } as const
  const text = signIn._tag === "Password" ? "*".repeat([...field].length) : field
  return {
    title: "SIGN IN",
    blocks: [
      toText(signIn._tag === "Code" ? "Type the code of your authenticator app, or a recovery code." : "Sign in with your staff account."),
      ...("email" in signIn ? [toFact("Email", signIn.email)] : []),
      toInput(signIn._tag === "Done" ? "" : fields[signIn._tag], text)
    ],
    keys: toKeys(["Enter", "continue"], ["Esc", "start again"], ["F10", "quit"])
  }
}
