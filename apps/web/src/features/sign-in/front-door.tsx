export function FrontDoor() {
  return null;
}
