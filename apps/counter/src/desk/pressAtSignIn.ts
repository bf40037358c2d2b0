import type { DeskEvent } from "./events.ts"
import type { Desk } from "./model.ts"
import type { Wanted } from "./tasks.ts"

type Step = Wanted<Desk>

const MAX_FIELD_LENGTH = 200

/** Handles a key during sign-in: email address, password, then the code if the account has a second factor. */
export const pressAtSignIn = (desk: Desk, event: DeskEvent): Step => {
  const { field, signIn } = desk
  const stay = (change: Partial<Desk>): Step => ({ desk: { ...desk, ...change }, task: null })
  if (event._tag === "Typed") return stay({ field: (field + event.text).slice(0, MAX_FIELD_LENGTH) })
  if (event._tag !== "KeyPressed") return stay({})
  if (event.name === "backspace") return stay({ field: [...field].slice(0, -1).join("") })
  if (event.name === "escape") return stay({ signIn: { _tag: "Email" }, field: "" })
  if (event.name !== "enter" || field.trim() === "") return stay({})
  switch (signIn._tag) {
    case "Email":
      return stay({ signIn: { _tag: "Password", email: field.trim() }, field: "" })
    case "Password":
      return { desk, task: { _tag: "SignIn", email: signIn.email, password: field } }
    case "Code":
      return { desk, task: { _tag: "SendCode", email: signIn.email, code: field } }
    case "Done":
      return stay({})
  }
}
