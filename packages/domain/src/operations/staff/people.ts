import { Schema } from "effect"
import { EmailAddress } from "../../customer/account/model.ts"
import { staffRoles } from "./roles.ts"

const role = Schema.Literals(staffRoles)

/** An account of staff. */
export const StaffPerson = Schema.Struct({
  email: Schema.String,
  /** Empty if unknown. */
  name: Schema.String,
  role,
  hasSecondFactor: Schema.Boolean,
  /** Time of the last request, ISO 8601, UTC; null if unknown. */
  seenAt: Schema.NullOr(Schema.String),
  /** Whether the requesting staff member owns this account. */
  isSelf: Schema.Boolean
})
export interface StaffPerson extends Schema.Struct.Type<typeof StaffPerson.fields> {}

/** New role of an account. Applied only if the account still has the role that staff saw. */
export const RoleChange = Schema.Struct({
  email: EmailAddress,
  seen: role,
  /** null: the account is no longer staff. */
  role: Schema.NullOr(role)
})
export interface RoleChange extends Schema.Struct.Type<typeof RoleChange.fields> {}

/** Result of a change of roles. */
export const RoleChangeResult = Schema.Struct({
  /** Reason why nothing was changed; null on success. */
  problem: Schema.NullOr(Schema.String),
  now: Schema.Array(StaffPerson)
})
export interface RoleChangeResult extends Schema.Struct.Type<typeof RoleChangeResult.fields> {}
