import type { Desk } from "../desk/model.ts"
import { toFact, toInput, toKeys, toText, type View, type Block } from "./blocks.ts"
import { describeScreen } from "./describeScreen.ts"

/** Removes control and format characters: a name in an order could otherwise move the cursor or reverse the text. */
const sanitizeText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")

/** Removes terminal control characters from all texts, because customers and makers write some of them. */
const sanitizeView = (view: View): View => ({
  ...view,
  title: sanitizeText(view.title),
  notice: view.notice ? { ...view.notice, text: sanitizeText(view.notice.text) } : null,
  blocks: view.blocks.map(sanitizeBlock)
})

const sanitizeBlock = (block: Block): Block => {
  switch (block._tag) {
    case "Text":
      return { ...block, text: sanitizeText(block.text) }
    case "Fact":
    case "Input":
      return { ...block, label: sanitizeText(block.label), text: sanitizeText(block.text) }
    case "List":
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(sanitizeText) })) }
    case "Rule":
      return block
  }
}

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
