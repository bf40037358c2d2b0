import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { staffCallRights } from "./callRights.ts"
import { hasStaffRight, staffRights, staffRoles } from "./roles.ts"

describe("roles of staff", () => {
  it("EDIT-10 gives an owner every right, and every other role fewer rights than an owner but at least those of read only", () => {
    fc.assert(
      fc.property(fc.constantFrom(...staffRoles), fc.constantFrom(...staffRights), (role, right) => {
        expect(hasStaffRight("owner", right)).toBe(true)
        expect(hasStaffRight(role, right) || !hasStaffRight("readOnly", right)).toBe(true)
      })
    )
  })

  it("EDIT-10 leaves roles, settings, flags and the log to owners", () => {
    for (const role of staffRoles)
      for (const right of ["roles", "settings", "flags", "log"] as const)
        expect([role, hasStaffRight(role, right)]).toEqual([role, role === "owner"])
  })

  it("EDIT-40 gives every call of an upload to owners and the catalog role alone", () => {
    const calls = Object.entries(staffCallRights).filter(([path]) => path.startsWith("/api/staff/imports/upload"))
    expect(calls.length).toBeGreaterThan(4)
    for (const [path, right] of calls)
      expect([path, staffRoles.filter((role) => hasStaffRight(role, right))]).toEqual([path, ["owner", "catalog"]])
  })

  it("EDIT-10 gives read only no right to change anything: each of its calls only reads", () => {
    const calls = Object.entries(staffCallRights).filter(([, right]) => hasStaffRight("readOnly", right))
    expect(calls.map(([path]) => path.replace("/api/staff/", "")).toSorted()).toEqual([
      "imports",
      "imports/notes",
      "imports/unmatched.csv",
      "overview",
      "products/check",
      "products/find",
      "products/open",
      "push",
      "waiting"
    ])
  })
})
