export interface RelativeTimeProps {
  /** UTC milliseconds. */
  readonly at: number
  /** Text such as 'yesterday'. Null for an invalid time: then nothing is rendered (CTRL-34). */
  readonly text: string | null
}

/** Renders a relative time, with the exact time for machines and as a tooltip. */
export const RelativeTime = ({ at, text }: RelativeTimeProps) => {
  if (text === null) return null
  const exact = new Date(at).toISOString()
  return (
    <time dateTime={exact} title={exact}>
      {text}
    </time>
  )
}
