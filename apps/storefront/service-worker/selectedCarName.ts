interface StoredProject {
  readonly projectId: string
  readonly year: number | null
  readonly makeDisplay: string | null
  readonly modelDisplay: string | null
  readonly raceDisplay: string | null
  readonly engineDisplayName: string | null
}

/**
 * Returns the name of the selected car: year, make and model, else its race class, else its engine. Empty if the garage does not contain
 * it or either text is unreadable. `garage` is the response to `customerProjects`; `cookie` is the value of the selected car's cookie.
 */
export const selectedCarName = (garage: string, cookie: string): string => {
  try {
    const { ProjectId } = JSON.parse(decodeURIComponent(cookie)) as { readonly ProjectId?: string }
    const { data } = JSON.parse(garage) as {
      readonly data: { readonly customerProjects: { readonly projects: ReadonlyArray<StoredProject> } }
    }
    const car = data.customerProjects.projects.find(({ projectId }) => projectId === ProjectId)
    if (car === undefined) return ""
    const vehicle = [car.year, car.makeDisplay, car.modelDisplay].filter((part) => part !== null && part !== "").join(" ")
    return vehicle || car.raceDisplay || car.engineDisplayName || ""
  } catch {
    return ""
  }
}
