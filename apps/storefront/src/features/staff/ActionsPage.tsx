import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { formatTimestamp } from "./formatTimestamp.ts"

export const load = loadStaffPage
export const handle = staffHandle("Actions")

export const Component = () => (
  <StaffFrame name="Actions" note="changes by staff, the newest 200" fetched={useFetch((use) => use.Staff.use((staff) => staff.actions))}>
    {(actions) => (
      <StaffTable
        label="Actions"
        heads={["Time", "Staff", "Action", "Item"]}
        empty="No changes yet."
        rows={actions.map(({ at, subject, what, who }, index) => ({
          key: `${at} ${index}`,
          cells: [formatTimestamp(at), who ?? "a deleted account", what, subject]
        }))}
      />
    )}
  </StaffFrame>
)
