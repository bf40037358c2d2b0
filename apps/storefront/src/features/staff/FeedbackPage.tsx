import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"

export const load = loadStaffPage
export const handle = staffHandle("Feedback")

export const Component = () => (
  <StaffFrame name="Feedback" note="the newest 200" fetched={useFetch((use) => use.Staff.use((staff) => staff.feedback))}>
    {(feedback) => (
      <StaffTable
        label="Feedback"
        heads={["Received", "Page", "Rating", "Comment", "Part", "Source", "Email"]}
        empty="No feedback yet."
        rows={feedback.map(({ element, email, emotion, feedback: words, givenAt, page, partNumber, source }, index) => ({
          key: `${givenAt} ${index}`,
          cells: [formatTimestamp(givenAt), `${element}\n${page}`, emotion ?? "–", words || "–", partNumber ?? "–", source, email ?? "–"]
        }))}
      />
    )}
  </StaffFrame>
)
