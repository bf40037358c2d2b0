import {
  ACCOUNT_FORMS,
  ACCOUNT_LIMITS,
  validateAccountFields,
  type AccountField,
  type AccountForm,
  type AccountOutcome
} from "@camber/domain/account"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { InlineAlert, type AlertTone } from "@camber/ui"
import { AccountForm as Face, type AccountFormField } from "./view/account-form/AccountForm.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"

interface OutcomeNoticeProps {
  /** Null before the first submission. */
  readonly outcome: AccountOutcome | null
  /** Texts that replace the default texts. */
  readonly words?: Partial<Readonly<Record<AccountOutcome, string>>>
}

const usual: Readonly<Record<AccountOutcome, readonly [tone: AlertTone, text: string]>> = {
  done: ["good", "Saved."],
  mailed: ["good", "We sent you an email. Open its link within 24 hours."],
  refused: ["bad", "That password isn't correct."],
  expired: ["bad", "This link was already used or has expired. Request a new one."],
  taken: ["bad", "This address already belongs to an account."],
  invalid: ["bad", "Fill in every field."],
  common: ["bad", "That password is too common. Choose another one."],
  busy: ["bad", "Something went wrong. Wait a moment and try again."]
}

/** Outcome message of an account form. */
export const OutcomeNotice = ({ outcome, words = {} }: OutcomeNoticeProps) => {
  if (outcome === null) return null
  const [tone, text] = usual[outcome]
  return <InlineAlert tone={tone}>{words[outcome] ?? text}</InlineAlert>
}

const fields: Readonly<Record<AccountField, AccountFormField>> = {
  firstName: { name: "firstName", label: "First name", autoComplete: "given-name", maxLength: ACCOUNT_LIMITS.name },
  lastName: {
    name: "lastName",
    label: "Last name (optional)",
    autoComplete: "family-name",
    maxLength: ACCOUNT_LIMITS.name,
    required: false
  },
  emailAddress: {
    name: "emailAddress",
    label: "Email address",
    type: "email",
    autoComplete: "email",
    maxLength: ACCOUNT_LIMITS.emailAddress
  },
  password: { name: "password", label: "Password", type: "password", autoComplete: "current-password", maxLength: ACCOUNT_LIMITS.password },
  newPassword: {
    name: "newPassword",
    label: `New password (${ACCOUNT_LIMITS.shortestPassword} characters or more)`,
    type: "password",
    autoComplete: "new-password",
    maxLength: ACCOUNT_LIMITS.password
  }
}

export interface AccountTextFormProps {
  readonly form: AccountForm
  readonly label: string
  readonly fields: readonly AccountField[]
  readonly submit: string
  readonly look?: "primary" | "quiet"
  readonly labels?: Partial<Readonly<Record<AccountField, string>>>
  readonly values?: Partial<Readonly<Record<AccountField, string>>>
  readonly hidden?: Readonly<Record<string, string>>
  /** Outcome of a submission without scripts. */
  readonly before?: AccountOutcome | null
  readonly words?: OutcomeNoticeProps["words"]
  readonly children?: ReactNode
}

/** Account form with its fields by name. Shows the outcome inside the form. */
export const AccountTextForm = (props: AccountTextFormProps) => {
  const { before = null, children, fields: names, form, hidden, label, labels = {}, look, submit, values = {}, words } = props
  const account = useStore(AccountStore)
  const [outcome, setOutcome] = useState(before)
  const send = async (texts: Readonly<Record<string, string>>) => setOutcome(await account.submit(form, texts))
  return (
    <Face
      label={label}
      action={ACCOUNT_FORMS[form]}
      fields={names.map((name) => ({ ...fields[name], label: labels[name] ?? fields[name].label, defaultValue: values[name] }))}
      {...(hidden && { hidden })}
      {...(look && { look })}
      submit={submit}
      errorsOf={(texts) => validateAccountFields(Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])))}
      onSend={send}
      message={<OutcomeNotice outcome={outcome} {...(words && { words })} />}
    >
      {children}
    </Face>
  )
}

const follow = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** Returns the token behind the hash of a mailed link, which never reaches the server. Empty during server rendering. */
export const useLinkToken = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => ""
  )
