/** The demo users of Harbour Smiles in the journeys. */
export const people = {
  admin: 'olivia.hart@harboursmiles.example',
  manager: 'daniel.okafor@harboursmiles.example',
  nurse: 'lachlan.reid@harboursmiles.example',
  nurseName: 'Lachlan Reid',
  /** Has no leave request. */
  receptionist: 'aisha.rahman@harboursmiles.example',
};
