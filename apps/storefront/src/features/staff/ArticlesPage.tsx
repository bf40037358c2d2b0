import { Link } from "@camber/ui"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Articles")

export const Component = () => (
  <StaffFrame name="Articles" note="of the toolbox, newest first" fetched={useFetch((use) => use.Staff.use((staff) => staff.articles))}>
    {(articles) => (
      <StaffTable
        label="Articles"
        heads={["Title", "Authors", "Published on", "State"]}
        empty="The shop has no articles."
        rows={articles.map(({ authors, id, isHidden, publishedOn, title }) => ({
          key: String(id),
          cells: [
            <Link key="title" className="link" href={`/staff/articles/${id}`}>
              {title}
            </Link>,
            authors,
            publishedOn,
            isHidden ? "Hidden" : "Published"
          ]
        }))}
      />
    )}
  </StaffFrame>
)
