import type { Examples } from "@camber/ui/examples/Examples.ts"
import { StaffTable } from "./StaffTable.tsx"

const heads = ["Received", "From", "About", "Message"]

export const examples: Examples = {
  Messages: (
    <StaffTable
      label="Messages"
      heads={heads}
      empty="No messages yet."
      rows={[
        { key: "1", cells: ["Oct 1, 9:12 AM", "Ann Rees <ann@mail.test>", "order", "Where is my order?\nI sent the number twice."] },
        { key: "2", cells: ["Sep 30, 4:01 PM", "Bob", "fitment", `${"Does it fit ".repeat(30)}?`] }
      ]}
    />
  ),
  Empty: <StaffTable label="Messages" heads={heads} rows={[]} empty="No messages yet." />
}
