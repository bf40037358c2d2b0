import type { Examples } from "../../../examples/Examples.ts"
import { Pagination } from "./Pagination.tsx"

const hrefFor = (page: number) => `#${page}`

export const examples: Examples = {
  "In the middle": <Pagination current={14} total={27} hrefFor={hrefFor} />,
  "At the beginning": <Pagination current={1} total={2} hrefFor={hrefFor} />,
  "At the end": <Pagination current={417} total={417} hrefFor={hrefFor} />
}
