import { renderStorefront } from "./renderStorefront.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"

/** Renders a staff page over services that respond by path; other paths are unavailable. */
export const renderStaffPage = (path: string, answers: Readonly<Record<string, (body: unknown) => unknown>>) =>
  renderStorefront(
    path,
    {},
    {},
    createTestRuntime(null, {
      json: ({ body, path }) => {
        const answer = answers[path]
        return answer === undefined ? "away" : { data: answer(body) }
      }
    })
  )
