import { parseArgs } from "node:util"

export interface Options {
  readonly origin: string
  /** Whether to print line by line instead of drawing a screen. */
  readonly isPlain: boolean
  /** Email address for the sign-in. If empty, the program asks for it. */
  readonly email: string
}

export const USAGE = `Usage: pnpm counter [--shop URL] [--email ADDRESS] [--plain]

  --shop URL       The shop, by default http://127.0.0.1:3000
  --email ADDRESS  Your staff account
  --plain          Line by line, for a screen reader. Also used without a terminal.

NO_COLOR=1 turns colors off.
`

/** Loopback hosts in the form that `URL` produces. */
const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Parses the command line. Returns the error text for invalid arguments, and the usage for --help. */
export const parseOptions = (args: ReadonlyArray<string>, isTerminal: boolean): Options | string => {
  try {
    const { values } = parseArgs({
      args: args.filter((arg) => arg !== "--"),
      options: {
        shop: { type: "string", default: "http://127.0.0.1:3000" },
        email: { type: "string", default: "" },
        plain: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false }
      }
    })
    if (values.help) return USAGE
    const url = URL.parse(values.shop)
    if (url === null || !/^https?:$/.test(url.protocol))
      return `--shop ${values.shop} is not a URL such as http://127.0.0.1:3000.\n\n${USAGE}`
    if (url.protocol === "http:" && !LOOPBACK_HOST.test(url.hostname))
      return `--shop ${values.shop} must begin with https://, because passwords are sent to it. Only a shop on this computer may use http://.\n\n${USAGE}`
    return { origin: url.origin, isPlain: values.plain || !isTerminal, email: values.email.trim() }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`
  }
}
