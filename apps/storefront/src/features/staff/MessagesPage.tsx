import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { formatTimestamp } from "./formatTimestamp.ts"

export const load = loadStaffPage
export const handle = staffHandle("Messages")

export const Component = () => (
  <StaffFrame
    name="Messages"
    note="from the contact form, the newest 200"
    fetched={useFetch((use) => use.Staff.use((staff) => staff.messages))}
  >
    {(messages) => (
      <StaffTable
        label="Messages"
        heads={["Received", "From", "About", "Message"]}
        empty="No messages yet."
        rows={messages.map(({ email, message, name, receivedAt, topic }, index) => ({
          key: `${receivedAt} ${index}`,
          cells: [
            formatTimestamp(receivedAt),
            <>
              {name}{" "}
              <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
                {email}
              </a>
            </>,
            topic,
            message
          ]
        }))}
      />
    )}
  </StaffFrame>
)
