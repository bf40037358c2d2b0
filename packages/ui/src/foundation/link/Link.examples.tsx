import type { Examples } from "../../../examples/Examples.ts"
import { Link, LinkProvider } from "./Link.tsx"

export const examples: Examples = {
  Plain: (
    <p>
      Read the{" "}
      <Link className="link" href="#guide">
        guide to brake hoses
      </Link>{" "}
      first.
    </p>
  ),
  "Drawn by a router": (
    <LinkProvider link={({ children, ...rest }) => <a {...rest}>{children}</a>}>
      <p>
        It goes{" "}
        <Link className="link" href="#elsewhere">
          elsewhere
        </Link>{" "}
        without a page load.
      </p>
    </LinkProvider>
  )
}
