/** The backend's database on a server of its own. */
export const DATABASE = 'delivery_support'
