import { staffRoleLabels, staffRoles, type StaffRole } from "@camber/domain/staff"
import { addStaff, isEmailAddress, resetFactor, setSpecialPrice, setStaffRole, setTaxCertificate } from "@camber/services/accounts"
import type { Command } from "./Command.ts"

/**
 * Manages accounts (GAP-C57, GAP-C58).
 *
 * - `pnpm staff add june@example.com [ROLE]` makes an account a staff account, an owner unless a role is named, and prints a one-time link
 *   to set its password.
 * - `pnpm staff role june@example.com ROLE` sets the role of staff, `pnpm staff remove june@example.com` ends it.
 * - `pnpm staff special june@example.com` grants special prices, `pnpm staff regular june@example.com` revokes them.
 * - `pnpm staff reset june@example.com` removes the second factor of an owner who lost the app and the recovery codes.
 * - `pnpm staff exempt june@example.com NUMBER` stores a tax exemption certificate; without a number it deletes it.
 */
export const staffCommand: Command = {
  usage: `pnpm staff add MAIL [ROLE], role MAIL ROLE, (remove | reset | special | regular) MAIL, or exempt MAIL [CERTIFICATE]. ROLE is ${staffRoles.join(", ")}.`,
  parse: ([verb = "", emailAddress = "", ...words]) => {
    if (!isEmailAddress(emailAddress)) return null
    const unknown = `No account has the email address ${emailAddress}.`
    switch (verb) {
      case "add": {
        const named = words.length === 0 ? null : findRole(words)
        if (named === undefined) return null
        return async ({ kysely }, { publicOrigin }) => {
          const { link, role } = await addStaff(kysely, publicOrigin, emailAddress, named)
          return `${emailAddress} is staff with the role ${staffRoleLabels[role]}. This link to set a password works once, for 24 hours:\n${link}`
        }
      }
      case "role":
      case "remove": {
        const role = verb === "remove" && words.length === 0 ? null : findRole(verb === "role" ? words : [])
        return role === undefined ? null : ({ kysely }) => changeRole(kysely, emailAddress, role)
      }
      case "special":
      case "regular":
        return async ({ kysely }) =>
          (await setSpecialPrice(kysely, emailAddress, verb === "special")) ? `${emailAddress} has the ${verb} price.` : unknown
      case "reset":
        return async ({ kysely }) =>
          (await resetFactor(kysely, emailAddress)) ? `${emailAddress} has no second factor and is signed out everywhere.` : unknown
      case "exempt": {
        const certificate = words.join(" ").trim().slice(0, 60) || null
        const taxed = certificate === null ? "regular tax" : `no tax, by certificate ${certificate}`
        return async ({ kysely }) =>
          (await setTaxCertificate(kysely, emailAddress, certificate)) ? `${emailAddress} pays ${taxed}.` : unknown
      }
      default:
        return null
    }
  }
}

const findRole = ([word, ...others]: ReadonlyArray<string>): StaffRole | undefined =>
  others.length === 0 ? staffRoles.find((role) => role === word) : undefined

const changeRole = async (database: Parameters<typeof setStaffRole>[0], emailAddress: string, role: StaffRole | null): Promise<string> => {
  const { _tag: outcome } = await setStaffRole(database, emailAddress, role)
  switch (outcome) {
    case "Set":
      return role === null ? `${emailAddress} is no longer staff.` : `${emailAddress} has the role ${staffRoleLabels[role]}.`
    case "LastOwner":
      return `Nothing was changed. ${emailAddress} is the only owner. Make someone else an owner first.`
    case "Changed":
    case "NotStaff":
      return `${emailAddress} is not staff. Add them first: pnpm staff add ${emailAddress} ${role ?? "ROLE"}`
  }
}
