import { MAX_ACTION_QUERY_LENGTH } from "@camber/domain/staff"
import { Button, Form, TextField } from "@camber/ui"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"

export const load = loadStaffPage
export const handle = staffHandle("Actions")

/** The log of the search in the address. */
export const Component = () => {
  const text = (new URLSearchParams(useLocation().search).get("q") ?? "").trim().slice(0, MAX_ACTION_QUERY_LENGTH)
  return <Log key={text} text={text} />
}

const Log = ({ text }: { readonly text: string }) => (
  <StaffFrame
    name="Actions"
    note="changes by staff, the newest 200"
    fetched={useFetch((use) => use.Staff.use((staff) => (text === "" ? staff.actions : staff.findActions(text))))}
    before={<FindForm text={text} />}
  >
    {(actions) => (
      <StaffTable
        label="Actions"
        heads={["Time", "Staff", "Action", "Item", "Before and after"]}
        empty={text === "" ? "No changes yet." : "No changes found."}
        rows={actions.map(({ at, detail, subject, what, who }, index) => ({
          key: `${at} ${index}`,
          cells: [formatTimestamp(at), who ?? "a deleted account", what, subject, detail || "–"]
        }))}
      />
    )}
  </StaffFrame>
)

const FindForm = ({ text }: { readonly text: string }) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  return (
    <search className="staff__find">
      <Form
        label="Find changes"
        onSubmit={() =>
          void navigate(typed.trim() === "" ? "/staff/actions" : `/staff/actions?${new URLSearchParams({ q: typed.trim() })}`)
        }
      >
        <TextField
          label="Part, order, staff or value"
          type="search"
          autoComplete="off"
          maxLength={MAX_ACTION_QUERY_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          Find
        </Button>
      </Form>
    </search>
  )
}
