import type { StaffMessage } from "@camber/domain/staff"
import { Button, InlineAlert } from "@camber/ui"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"

export const load = loadStaffPage
export const handle = staffHandle("Messages")

/** Renders the messages of the contact form. Staff answer them by email and mark them as done here. */
export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.messages))
  const { busy, outcome, write } = useSave(fetched)
  const mark = ({ isDone, messageId, name }: StaffMessage) =>
    void write({
      subject: `The message from ${name}`,
      done: isDone ? `The message from ${name} is open again.` : `The message from ${name} is done.`,
      command: (use) => use.Staff.use((staff) => staff.markMessage({ messageId, isDone: !isDone }))
    })
  return (
    <StaffFrame name="Messages" note="from the contact form, up to 200, open ones first" fetched={fetched}>
      {(messages) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          <StaffTable
            label="Messages"
            heads={["Received", "From", "About", "Message", "State"]}
            empty="No messages yet."
            rows={messages.map((message) => ({
              key: String(message.messageId),
              cells: [
                formatTimestamp(message.receivedAt),
                <>
                  {message.name}{" "}
                  <a className="link" href={`mailto:${encodeURIComponent(message.email)}`}>
                    {message.email}
                  </a>
                </>,
                message.topic,
                message.message,
                <>
                  {message.isDone ? "Done" : "Open"}{" "}
                  <Button
                    size="small"
                    busy={busy !== null}
                    aria-label={`${message.isDone ? "Reopen" : "Mark as Done"}: message from ${message.name}`}
                    onClick={() => mark(message)}
                  >
                    {message.isDone ? "Reopen" : "Mark as Done"}
                  </Button>
                </>
              ]
            }))}
          />
        </>
      )}
    </StaffFrame>
  )
}
