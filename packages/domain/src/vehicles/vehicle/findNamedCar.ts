/** Returns true if the project's name refers to this car: `1969 Chevrolet Camaro with 5.7L V8` matches `1969 Chevrolet Camaro`. */
export const isProjectName = (projectName: string, car: string): boolean => projectName === car || projectName.startsWith(`${car} with `)

/**
 * Finds the car that a stored project name refers to: the one of the same full name, else the first one with the same base vehicle, whose
 * engine may have been set later.
 */
export const findNamedCar = <Car extends { readonly name: string; readonly vehicle: string }>(
  cars: ReadonlyArray<Car>,
  projectName: string
): Car | undefined => cars.find((car) => car.name === projectName) ?? cars.find(({ vehicle }) => isProjectName(projectName, vehicle))
