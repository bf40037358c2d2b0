import type { Examples } from "../../examples/Examples.ts"
import { CopyButton } from "./copy-button/CopyButton.tsx"
import { Pagination } from "./pagination/Pagination.tsx"
import { SkipLink } from "./skip-link/SkipLink.tsx"
import { TextField } from "./text-field/TextField.tsx"

const hrefFor = (page: number) => `#${page}`

/** Examples of the small components in this folder. */
export const examples: Examples = {
  "Copy button: press it": <CopyButton label="Copy promo code" onCopy={async () => true} />,
  "Copy button: where the browser does not let it": <CopyButton label="Copy part number" onCopy={async () => false} />,
  "Pagination: in the middle": <Pagination current={14} total={27} hrefFor={hrefFor} />,
  "Pagination: at the beginning": <Pagination current={1} total={2} hrefFor={hrefFor} />,
  "Pagination: at the end": <Pagination current={417} total={417} hrefFor={hrefFor} />,
  "Skip link: seen while it has the focus": <SkipLink />,
  "Text field: empty": <TextField label="List name" placeholder="Race day" />,
  "Text field: with a text": <TextField label="List name" defaultValue="Everything for the rear axle of the Camaro, and some more" />,
  "Text field: wrong": <TextField label="Email address" defaultValue="dana@" error="Enter a valid email address." />,
  "Text field: disabled": <TextField label="List name" disabled />
}
