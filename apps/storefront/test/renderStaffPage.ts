import { renderStorefront } from "./renderStorefront.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"

/** A page of staff over services that answer by path; what is not among them is away. */
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
