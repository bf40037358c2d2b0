import { Array as Arr, Option, Schema } from "effect"

/** PostgreSQL servers. The shop uses one of them at a time. */
export interface PostgresUrl {
  /** One URL per host. The URLs differ only in the host. */
  readonly servers: Arr.NonEmptyReadonlyArray<URL>
  /** Whether to select the server that accepts writes. If false, the shop uses the server as it is. */
  readonly followsPrimary: boolean
}

/** Maximum number of servers in one URL. */
const MAX_SERVERS = 16

const asUrl = Schema.decodeUnknownOption(Schema.URLFromString)
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)((?:\/[^?#,]*)?(?:\?[^#]*)?)$/
/**
 * Whether a value of `target_session_attrs` requires the primary. Values that allow a read-only server are missing and thus invalid,
 * because the shop must write.
 */
const sessions: Readonly<Record<string, boolean>> = { any: false, "read-write": true, primary: true }

/**
 * Parses a libpq URL such as `postgres://user:password@host1:5432,host2/database?target_session_attrs=read-write`. The `URL` class cannot
 * parse it, because it allows only one host. With several hosts and no `target_session_attrs`, the shop follows the primary.
 */
export const parsePostgresUrl = (text: string): Option.Option<PostgresUrl> => {
  const [, before, hosts, after] = parts.exec(text) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return Option.none()
  const servers = hosts.split(",").map((host) => asUrl(`${before}${host}${after}`))
  return Option.all(servers).pipe(
    Option.filter((all) => all.length <= MAX_SERVERS && all.every(({ host }) => host !== "" || all.length === 1)),
    Option.filter(Arr.isArrayNonEmpty),
    Option.flatMap((all) => {
      const session = all[0].searchParams.get("target_session_attrs") ?? (all.length > 1 ? "read-write" : "any")
      const followsPrimary = sessions[session]
      if (followsPrimary === undefined || (all.length > 1 && !followsPrimary)) return Option.none()
      for (const server of all) server.searchParams.delete("target_session_attrs")
      return Option.some({ servers: all, followsPrimary })
    })
  )
}

/** Parses a comma-separated list of URLs into all their servers. */
export const parsePostgresServers = (text: string): Option.Option<Arr.NonEmptyReadonlyArray<URL>> =>
  Option.all(text.split(/\s*,\s*(?=postgres(?:ql)?:)/).map((url) => parsePostgresUrl(url.trim()))).pipe(
    Option.map((urls) => urls.flatMap(({ servers }) => servers)),
    Option.filter(Arr.isArrayNonEmpty),
    Option.filter(({ length }) => length <= MAX_SERVERS)
  )

/** Wraps the URL of a single server, without following the primary. */
export const toPostgresUrl = (url: URL): PostgresUrl => ({ servers: [url], followsPrimary: false })

/** Formats hosts and ports for messages. Leaves out user and password. */
export const formatHosts = ({ servers }: PostgresUrl): string => servers.map(formatHost).join(", ")

export const formatHost = ({ host }: URL): string => host || "the local socket"
