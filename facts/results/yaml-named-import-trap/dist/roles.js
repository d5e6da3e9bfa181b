const roles = {
    roles: [
        'reader',
        'editor'
    ]
};
export default roles;
