import {
  type StaffPerson,
  type StaffRole,
  staffRights,
  staffRoleLabels,
  staffRoles,
  hasStaffRight,
  staffRightLabels
} from "@camber/domain/staff"
import { InlineAlert, SectionHead } from "@camber/ui"
import { useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { formatTimestamp, StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { RoleForm } from "./view/staff-role/RoleForm.tsx"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("People")

/** Renders staff with their roles, and what each role includes. */
export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.people))
  const { isBusy, outcome, setRole } = useRoleChange(fetched.receive)
  return (
    <StaffFrame name="People" note="staff and their roles" fetched={fetched}>
      {(people) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          <StaffTable
            label="Staff"
            heads={["Email", "Name", "Last seen", "Second factor", "Role"]}
            empty="No staff."
            rows={people.map((person) => ({
              key: `${person.email} ${person.role}`,
              cells: [
                person.isSelf ? `${person.email} (you)` : person.email,
                person.name || "–",
                person.seenAt === null ? "–" : formatTimestamp(person.seenAt),
                person.hasSecondFactor ? "On" : "Off",
                <RoleForm
                  key="role"
                  email={person.email}
                  current={person.role}
                  options={staffRoles.map((value) => ({ value, label: staffRoleLabels[value] }))}
                  isBusy={isBusy}
                  onSet={(value) => void setRole(person, staffRoles.find((role) => role === value) ?? null)}
                />
              ]
            }))}
          />
          <p className="staff__empty">To add staff, your administrator runs: pnpm staff add MAIL ROLE</p>
          <section aria-labelledby="roles">
            <SectionHead id="roles" title="What each role includes" />
            <StaffTable
              label="Rights by role"
              heads={["Right", ...staffRoles.map((role) => staffRoleLabels[role])]}
              empty=""
              rows={staffRights.map((right) => ({
                key: right,
                cells: [staffRightLabels[right], ...staffRoles.map((role) => (hasStaffRight(role, right) ? "Yes" : "–"))]
              }))}
            />
          </section>
        </>
      )}
    </StaffFrame>
  )
}

const useRoleChange = (receive: (people: ReadonlyArray<StaffPerson>) => void) => {
  const runtime = useStore(AppRuntime)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly tone: "bad" | "good"; readonly text: string } | null>(null)
  const setRole = async ({ email, role: seen }: StaffPerson, role: StaffRole | null) => {
    setBusy(true)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.setRole({ email, seen, role })))
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    if (answer === null) return setOutcome({ tone: "bad", text: "No response. Reload the page to check whether it worked." })
    const done = role === null ? `${email} is no longer staff.` : `${email} has the role ${staffRoleLabels[role]}, effective now.`
    setOutcome(answer.problem === null ? { tone: "good", text: done } : { tone: "bad", text: answer.problem })
    receive(answer.now)
  }
  return { isBusy, outcome, setRole }
}
