import {
  ACCOUNT_FORMS,
  ACCOUNT_LIMITS,
  validateAccountFields,
  type AccountField,
  type AccountForm,
  type AccountOutcome
} from "@camber/domain/account"
import { AccountForm as Face, type AccountFormField } from "./view/account-form/AccountForm.tsx"
import { type ReactNode, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { OutcomeNotice, type OutcomeNoticeProps } from "./OutcomeNotice.tsx"

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
