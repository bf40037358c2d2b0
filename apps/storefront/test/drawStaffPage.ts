import { drawShop } from "./drawShop.tsx"
import { memoryEngine } from "./memoryEngine.ts"

/** A page of staff over services that answer by path; what is not among them is away. */
export const drawStaffPage = (path: string, answers: Readonly<Record<string, (body: unknown) => unknown>>) =>
  drawShop(
    path,
    {},
    {},
    memoryEngine(null, {
      json: ({ body, path }) => {
        const answer = answers[path]
        return answer === undefined ? "away" : { data: answer(body) }
      }
    })
  )
